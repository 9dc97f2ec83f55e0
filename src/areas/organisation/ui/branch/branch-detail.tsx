import { type ReactNode, useEffect } from 'react'
import type { BranchView } from '@schemas/organisation/entities/branch-view'
import { call as branchCall } from '@client/organisation/calls/cluster/branch'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { usePersonalKey, writeDevice } from '@kit/device-store'
import { Link } from '@kit/link'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import { showToast } from '@kit/ui/overlay/toasts'
import { refreshCalls, useCall } from '@kit/use-call'
import { deskTexts } from '../desk/desk-texts'
import styles from './branch.module.css'
import { lastBranchKey } from './branch-choice'
import { type BranchPart, branchParts, detailPath, editPath } from './branch-paths'
import { branchTexts as texts } from './branch-texts'
import { dayName } from './day-name'
import { FactsForm } from './facts-form'
import { HoursForm, shownDays } from './hours-form'
import { MembersPart } from './members-part'
import { ReceiptForm } from './receipt-form'
import { ReceiptSample } from './receipt-sample'
import { RegistersPart } from './registers-part'
import { ShiftsPart } from './shifts-part'

type Props = { id: string; initial: BranchView; editing: string | undefined }

/** A branch with all that belongs to it. A part of it is edited over it, at an address of its own. */
export function BranchDetail({ id, initial, editing }: Props) {
  const t = useT()
  const locale = useLocale()
  const { data: branch = initial } = useCall(branchCall, { id: initial.id }, { initialData: initial })
  const lastKey = usePersonalKey(lastBranchKey)
  useEffect(() => writeDevice(lastKey, branch.id), [lastKey, branch.id])
  const part = branchParts.find((each) => each === editing)
  const close = () => navigateTo(detailPath(branch.id))
  const saved = async () => {
    await refreshCalls(branchCall)
    showToast(t(texts.saved), { tone: 'success' })
    close()
  }
  return (
    <div className={styles.detail}>
      <header className={styles.head}>
        <div>
          <Link link={{ to: '/cluster/manage' }}>{t(texts.all)}</Link>
          <h1 className={styles.title}>{t(branch.name)}</h1>
        </div>
        <div className={styles.buttons}>
          <ButtonLink look="secondary" icon="cash" link={{ to: '/cluster/pos' }}>
            {t(texts.toTill)}
          </ButtonLink>
          <ButtonLink look="secondary" icon="box" link={{ to: '/cluster/user/store/inventorys' }}>
            {t(texts.toStock)}
          </ButtonLink>
        </div>
      </header>
      <div className={styles.parts}>
        <Part id={`${id}-facts`} title={t(texts.facts)} edit={editPath(branch.id, 'facts')}>
          <dl className={styles.facts}>
            <Fact label={t(texts.today)}>
              {formatBaht(branch.today.total, locale)} · {t(texts.sales, { n: branch.today.sales })}
              {branch.exceptions > 0 && (
                <>
                  {' '}
                  <Badge tone="warning">{t(deskTexts.matters, { n: branch.exceptions })}</Badge>
                </>
              )}
            </Fact>
            <Fact label={t(texts.address)}>{t(branch.address) || '–'}</Fact>
            <Fact label={t(texts.phone)}>{branch.phone || '–'}</Fact>
            <Fact label={t(deskTexts.tenders)}>
              {branch.tenders.map((kind) => t(deskTexts.tender[kind])).join(' · ')}
            </Fact>
            <Fact label={t(texts.limit)}>{t(texts.upTo, { n: branch.discountLimit })}</Fact>
          </dl>
        </Part>
        <Part id={`${id}-hours`} title={t(texts.hours)} edit={editPath(branch.id, 'hours')}>
          <dl className={styles.facts}>
            {shownDays.map((day) => (
              <Fact key={day} label={dayName(day, locale)}>
                {branch.hours[day]?.map((span) => span.replace('-', '–')).join(', ') || t(texts.closed)}
              </Fact>
            ))}
          </dl>
        </Part>
        <Part id={`${id}-registers`} title={t(texts.registers)}>
          <RegistersPart branch={branch} onChanged={() => refreshCalls(branchCall)} />
        </Part>
        <Part id={`${id}-members`} title={t(texts.members)}>
          <MembersPart branch={{ id: branch.id, name: t(branch.name) }} />
        </Part>
        <Part id={`${id}-shifts`} title={t(texts.shifts)}>
          <ShiftsPart branch={branch.id} />
        </Part>
        <Part id={`${id}-receipt`} title={t(texts.receipt)} edit={editPath(branch.id, 'receipt')}>
          <ReceiptSample branch={branch} />
        </Part>
      </div>
      {part && (
        <Modal key={part} size={part === 'facts' ? 'm' : 'l'} title={t(texts[part])} onClose={close}>
          <Editor part={part} branch={branch} onSaved={() => void saved()} />
        </Modal>
      )}
    </div>
  )
}

function Editor({ part, ...props }: { part: BranchPart; branch: BranchView; onSaved: () => void }) {
  if (part === 'hours') return <HoursForm {...props} />
  if (part === 'receipt') return <ReceiptForm {...props} />
  return <FactsForm {...props} />
}

type PartProps = { id: string; title: string; edit?: string; children: ReactNode }

function Part({ id, title, edit, children }: PartProps) {
  const t = useT()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {edit && (
          <ButtonLink size="s" look="quiet" icon="edit" link={{ to: edit }}>
            {t(texts.edit)} <span className="visually-hidden">{title}</span>
          </ButtonLink>
        )}
      </header>
      {children}
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
