import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconPlayerPlay,
  IconPlayerStop,
  IconShare,
} from '@tabler/icons-react'
import { memo } from 'react'
import { plainPath } from '@schemas/layout/path'
import { pickText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { showKeys } from '../state/command'
import { commands } from '../commands/commands'
import { labels } from '../document/history'
import { usePresence } from '../state/presence-store'
import { useProblems } from '../state/problem-store'
import { partKind } from '../document/kind-names'
import { useBuilder } from '../state/builder'
import { useDocument } from '../state/use-document'
import { setUi, ui, useUiOf } from '../state/ui-store'
import { lazyPart } from '../ui/lazy-part'
import { Choice, DeviceChoice, IconButton, IconLink, LocaleChoice, RoleChoice, SchemeButton } from './bar-controls'
import { DatePreview } from './date-preview'
import { PublishButton } from './publish-button'
import { SaveStatus } from './save-status'
import styles from './top-bar.module.css'

/** Loaded on demand: most people use a device width. */
const WidthField = lazyPart(async () => (await import('./width-field')).WidthField)

const messages = {
  bar: { en: 'Builder', th: 'เครื่องมือสร้างหน้า' },
  leave: { en: 'Exit builder', th: 'ออกจากเครื่องมือสร้างหน้า' },
  zoom: { en: 'Zoom', th: 'ซูม' },
  fit: { en: 'Fit', th: 'พอดี' },
  stop: { en: 'Back to editing', th: 'กลับไปแก้ไข' },
}
const devices = ['mobile', 'tablet', 'laptop', 'desktop', 'free'] as const

/** Controls for the whole page: location, preview, save status and publishing. */
export const TopBar = memo(function TopBar() {
  const t = useT()
  const builder = useBuilder()
  const { payload } = builder
  const fields = useDocument((store) => store.page.fields)
  const { device, zoom, locale, mode } = useUiOf('device', 'zoom', 'locale', 'mode')
  const name = pickText(fields.title, locale)
  // Documents other than pages have no address of their own: they are opened from a page.
  const part = partKind(builder.key)
  const subtitle = part ? t(part) : (plainPath(payload.path) ?? payload.path)
  return (
    <header className={styles.bar} aria-label={t(messages.bar)}>
      <div className={`${styles.group} ${styles.start}`}>
        <IconLink label={t(messages.leave)} href={payload.path}>
          <IconArrowLeft size={18} />
        </IconLink>
        <div className={styles.name}>
          <strong>{name}</strong>
          {subtitle !== name && <span>{subtitle}</span>}
        </div>
        <SaveStatus />
        {/* Placed before the middle, so that items that come and go do not move buttons that are pressed repeatedly. */}
        <Problems />
      </div>
      <div className={`${styles.group} ${styles.middle}`} data-tour="looks">
        <DeviceChoice devices={devices} />
        {device === 'free' && <WidthField />}
        <span className={styles.roomy}>
          <Choice
            label={t(messages.zoom)}
            shown={zoom === 'fit' ? t(messages.fit) : `${Math.round(zoom * 100)}%`}
            options={(['fit', 0.5, 0.75, 1] as const).map((value) => ({
              value: String(value),
              label: value === 'fit' ? t(messages.fit) : `${value * 100}%`,
              isChosen: zoom === value,
            }))}
            onChoose={(value) => setUi({ zoom: value === 'fit' ? 'fit' : Number(value) })}
          />
        </span>
        <LocaleChoice />
        <RoleChoice />
        <DatePreview />
        <SchemeButton />
      </div>
      <div className={`${styles.group} ${styles.end}`}>
        <Others />
        <HistoryButtons />
        <IconButton label={t(mode === 'try' ? messages.stop : commandLabel('try'))} onClick={() => run('try')}>
          {mode === 'try' ? <IconPlayerStop size={18} /> : <IconPlayerPlay size={18} />}
        </IconButton>
        <span className={styles.roomy}>
          <IconButton label={t(commandLabel('share'))} onClick={() => run('share')}>
            <IconShare size={18} />
          </IconButton>
        </span>
        <PublishButton />
      </div>
    </header>
  )

  function run(id: string) {
    commands.find((command) => command.id === id)?.run({ builder, ui: ui() })
  }
})

/** Loaded on demand: most people are alone on a page. */
const People = lazyPart(async () => (await import('../presence/people')).People)
function Others() {
  return usePresence(({ others }) => others.length > 0) && <People />
}

/** Loaded with the checks: before those, no problems are known. */
const ProblemCount = lazyPart(async () => (await import('../problems/problem-count')).ProblemCount)
function Problems() {
  return useProblems(({ list }) => list.length > 0) && <ProblemCount />
}

const commandLabel = (id: string) => commands.find((command) => command.id === id)?.label ?? id

function HistoryButtons() {
  const t = useT()
  const builder = useBuilder()
  // Only the labels of the history, which do not change while typing within one step.
  const names = {
    undo: useDocument(({ history }) => t(labels(history).undo ?? '')),
    redo: useDocument(({ history }) => t(labels(history).redo ?? '')),
  }
  const undo = commands.find(({ id }) => id === 'undo')
  const redo = commands.find(({ id }) => id === 'redo')
  const tooltipOf = (command: typeof undo, what: string) =>
    `${t(command?.label ?? '')}${what && `: ${what}`} ${command?.keys?.[0] ? showKeys(command.keys[0]) : ''}`
  return (
    <>
      <IconButton
        label={tooltipOf(undo, names.undo)}
        isDisabled={!names.undo}
        onClick={() => undo?.run({ builder, ui: ui() })}
      >
        <IconArrowBackUp size={18} />
      </IconButton>
      <IconButton
        label={tooltipOf(redo, names.redo)}
        isDisabled={!names.redo}
        onClick={() => redo?.run({ builder, ui: ui() })}
      >
        <IconArrowForwardUp size={18} />
      </IconButton>
    </>
  )
}
