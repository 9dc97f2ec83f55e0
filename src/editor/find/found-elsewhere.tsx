import { Alert } from '@mantine/core'
import { useState } from 'react'
import { wordPattern } from '@schemas/word-pattern'
import { useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { openPlace } from '../pages/open-place'
import { useBuilder } from '../state/builder'
import { refreshDocuments } from '../state/site-documents'
import { useSavingOf } from '../state/use-saving'
import { ActionButton } from '../ui/action-button'
import { Waiting } from '../ui/waiting'
import { AskElsewhere } from './ask-elsewhere'
import { useDocumentNames } from './document-names'
import { Excerpt } from './excerpt'
import styles from './find.module.css'
import { storeReplacement } from './find-store'
import { replaceElsewhere } from './replace-elsewhere'
import { ReplacedNote } from './replaced-note'
import { type Elsewhere, useElsewhere } from './use-elsewhere'

const messages = {
  elsewhere: { en: 'Elsewhere on the site', th: 'ที่อื่นในเว็บไซต์' },
  looking: { en: 'Searching the site…', th: 'กำลังค้นหาทั้งเว็บไซต์…' },
  none: { en: 'Not found elsewhere on the site.', th: 'ไม่พบที่อื่นในเว็บไซต์' },
  failed: { en: 'The rest of the site could not be searched.', th: 'ค้นหาส่วนอื่นของเว็บไซต์ไม่สำเร็จ' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  left: {
    en: 'Too many matches: {count} pages were not searched. Try a longer search.',
    th: 'มีหน้าที่ตรงมากเกินไป จึงไม่ได้ดูอีก {count} หน้า ลองพิมพ์คำให้มากขึ้น',
  },
  open: { en: 'Open {name}', th: 'เปิด {name}' },
  all: { en: 'Replace elsewhere ({count})…', th: 'แทนที่ในที่อื่น ({count})…' },
  takeOut: { en: 'Delete elsewhere ({count})…', th: 'ลบในที่อื่น ({count})…' },
}

type Props = {
  query: string
  by: string
  isCaseSensitive: boolean
  turn: number
  /** Other documents have changed: search them again. */ onChanged: () => void
}

/** Matches in other documents of the site, and their replacement. */
export function FoundElsewhere({ query: wanted, by, isCaseSensitive, turn, onChanged }: Props) {
  const t = useT()
  const { key, payload } = useBuilder()
  const saving = useSavingOf()
  const { role } = useSession()
  const { state, found, left } = useElsewhere({ query: wanted, isCaseSensitive, own: key, turn })
  const { entryOf, nameOf } = useDocumentNames()
  const [isOpen, setOpen] = useState(false)
  const [step, setStep] = useState<number>()
  const count = found.reduce((sum, { matches }) => sum + matches.length, 0)
  const open = ({ key: of, matches }: Elsewhere) => {
    const entry = entryOf(of)
    if (entry)
      openPlace(entry, {
        here: payload.path,
        saving,
        node: matches.find((match) => match.node !== undefined)?.node,
        goesOn: { left: 'find' },
      })
  }
  const replace = async (keys: readonly string[]) => {
    setStep(0)
    try {
      storeReplacement(
        await replaceElsewhere({ keys, pattern: wordPattern(wanted, isCaseSensitive), by, role, onStep: setStep }),
      )
    } finally {
      setStep(undefined)
      setOpen(false)
    }
    await refreshDocuments()
    onChanged()
  }

  return (
    <section className={styles.group} aria-label={t(messages.elsewhere)}>
      <h3>{t(messages.elsewhere)}</h3>
      <ReplacedNote onTakenBack={() => void refreshDocuments().then(onChanged)} />
      {state === 'known' && count > 0 && (
        <ActionButton variant={by ? 'light' : 'default'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t(by ? messages.all : messages.takeOut, { count })}
        </ActionButton>
      )}
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map((each) => (
            <li key={each.key} className={styles.entry}>
              <button
                type="button"
                className={styles.jump}
                title={t(messages.open, { name: nameOf(each.key) })}
                onClick={() => open(each)}
              >
                <strong>
                  {nameOf(each.key)}{' '}
                  <span className={styles.count}>
                    {[entryOf(each.key)?.path, each.matches.length].filter((part) => part !== undefined).join(' · ')}
                  </span>
                </strong>
                {each.matches.slice(0, 2).map((match, index) => (
                  <Excerpt key={index} match={match} />
                ))}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {state === 'looking' && (
          <p className={styles.note}>
            <Waiting size={14} /> {t(messages.looking)}
          </p>
        )}
        {state === 'known' && found.length === 0 && <p className={styles.note}>{t(messages.none)}</p>}
        {left > 0 && <p className={styles.note}>{t(messages.left, { count: left })}</p>}
      </div>
      {state === 'failed' && (
        <Alert color="red" role="alert" p="xs">
          <p>{t(messages.failed)}</p>
          <ActionButton variant="light" onClick={onChanged}>
            {t(messages.again)}
          </ActionButton>
        </Alert>
      )}
      {isOpen && (
        <AskElsewhere
          found={found}
          nameOf={nameOf}
          query={wanted}
          by={by}
          step={step}
          onReplace={(keys) => void replace(keys)}
          onClose={() => step === undefined && setOpen(false)}
        />
      )}
    </section>
  )
}
