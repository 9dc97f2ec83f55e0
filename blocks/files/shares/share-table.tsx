import type { OutputOf } from '@schemas/call'
import type { Share } from '@schemas/files/entities/share'
import { shareInput, shareList } from '@schemas/files/entities/share-list'
import { sharesCall } from '@areas/files/ui/sharing/sharing-calls'
import { texts as shareTexts } from '@areas/files/ui/sharing/texts'
import { copyText } from '@kit/copy-text'
import { FileFace } from '@kit/file-face/file-face'
import { faceOf } from '@kit/file-face/kind-of'
import { Icon } from '@kit/icon'
import { columnsOf } from '@kit/list/columns'
import { defineList } from '@kit/list/list'
import { ButtonLink } from '@kit/ui/button'
import { texts } from './texts'
import styles from './view.module.css'

const { text, date, badge } = columnsOf<Share>()

const tones = {
  active: 'success',
  off: 'neutral',
  expired: 'warning',
  exhausted: 'warning',
  revoked: 'danger',
} as const

type Counts = OutputOf<typeof sharesCall>['counts']
const endedOf = ({ off, expired, exhausted, revoked }: Counts) => off + expired + exhausted + revoked

/** The shared links of a person, or for staff of the site; a press manages one. */
export const sharesOf = ({ isStaff, filesLabel, onManage }: Options) =>
  defineList({
    name: 'shares',
    call: sharesCall,
    state: shareList,
    toInput: shareInput,
    page: ({ shares, total }, { offset }) => {
      const end = Number(offset ?? 0) + shares.length
      return { items: shares, total, ...(end < total ? { next: String(end) } : {}) }
    },
    id: ({ id }) => id,
    title: ({ item }) => item.name,
    columns: [
      text('name', texts.name, ({ item }) => item.name, {
        card: 'title',
        width: 240,
        cell: ({ item, isPassword }, { t }) => (
          <span className={styles.name}>
            <FileFace item={faceOf(item.name, item.type)} />
            <span title={item.name}>{item.name}</span>
            {isPassword && (
              <span title={t(texts.password)}>
                <Icon name="lock" size="1em" />
              </span>
            )}
          </span>
        ),
      }),
      badge('state', texts.state, ({ state }) => state, shareTexts.states, { tones, width: 130 }),
      text('label', texts.label, ({ label }) => label ?? undefined, { width: 160 }),
      text(
        'downloads',
        texts.downloads,
        ({ downloadsUsed: used, downloadsAllowed: allowed }, { t }) =>
          allowed === null ? String(used) : t(texts.downloadsOf, { used, allowed }),
        { width: 110, align: 'end' },
      ),
      date('visited', texts.visited, ({ visitedAt }) => visitedAt ?? undefined, { none: texts.unvisited, width: 140 }),
      date('until', texts.until, ({ expiresAt }) => expiresAt ?? undefined, {
        hasTime: true,
        none: texts.never,
        width: 160,
      }),
      date('made', texts.made, ({ createdAt }) => createdAt),
      text('by', texts.by, ({ madeBy }) => madeBy ?? undefined, { width: 150, isHidden: !isStaff }),
    ],
    search: texts.search,
    filters: [
      {
        name: 'which',
        label: texts.which,
        all: ({ t }, answer) => t(texts.active, { count: answer?.counts.active ?? 0 }),
        options: ({ t }, answer) => [
          { value: 'ended', label: t(texts.ended, { count: answer ? endedOf(answer.counts) : 0 }) },
        ],
      },
      ...(isStaff
        ? [
            {
              name: 'whose',
              label: texts.whose,
              all: texts.mine,
              options: ({ t }: { t: (text: typeof texts.site) => string }) => [{ value: 'site', label: t(texts.site) }],
            },
          ]
        : []),
    ],
    press: { run: onManage, label: ({ item }, { t }) => t(texts.manageOf, { name: item.name }) },
    rowActions: [
      {
        id: 'copy',
        label: texts.copy,
        icon: 'copy',
        may: ({ state }) => state === 'active',
        run: ({ address }) => copyText(address),
        done: (_share, { t }, isCopied) => t(isCopied ? texts.copied : texts.notCopied),
      },
      { id: 'manage', label: texts.manage, icon: 'settings', run: onManage },
    ],
    empty: {
      icon: 'link',
      title: texts.nothing,
      hint: texts.nothingHint,
      action: (
        <ButtonLink link={{ to: '/user/filemanager' }} look="secondary">
          {filesLabel}
        </ButtonLink>
      ),
    },
  })

type Options = { isStaff: boolean; filesLabel: string; onManage: (share: Share) => void }
