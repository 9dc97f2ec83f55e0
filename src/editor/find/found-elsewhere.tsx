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
import { keepReplacement } from './find-store'
import { replaceElsewhere } from './replace-elsewhere'
import { ReplacedNote } from './replaced-note'
import { type Elsewhere, useElsewhere } from './use-elsewhere'

const words = {
  elsewhere: { en: 'Elsewhere on the site', th: 'ที่อื่นในเว็บไซต์' },
  looking: { en: 'Looking through the site…', th: 'กำลังค้นหาทั้งเว็บไซต์…' },
  none: { en: 'Nowhere else on the site.', th: 'ไม่พบที่อื่นในเว็บไซต์' },
  failed: { en: 'The rest of the site could not be searched.', th: 'ค้นหาส่วนอื่นของเว็บไซต์ไม่สำเร็จ' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  left: {
    en: 'Too many to look through all: {count} pages are left out. More words find fewer.',
    th: 'มีหน้าที่ตรงมากเกินไป จึงไม่ได้ดูอีก {count} หน้า ลองพิมพ์คำให้มากขึ้น',
  },
  open: { en: 'Open {name}', th: 'เปิด {name}' },
  all: { en: 'Replace elsewhere ({count})…', th: 'แทนที่ในที่อื่น ({count})…' },
  takeOut: { en: 'Delete elsewhere ({count})…', th: 'ลบในที่อื่น ({count})…' },
}

type Props = {
  words: string
  by: string
  isCaseKept: boolean
  turn: number
  /** Other documents are another than before: they are to be looked through again. */ onChanged: () => void
}

/** Where else on the site words were found, and their replacement there. */
export function FoundElsewhere({ words: wanted, by, isCaseKept, turn, onChanged }: Props) {
  const t = useT()
  const { key, payload } = useBuilder()
  const saving = useSavingOf()
  const { role } = useSession()
  const { state, found, left } = useElsewhere({ words: wanted, isCaseKept, own: key, turn })
  const { entryOf, nameOf } = useDocumentNames()
  const [isAsked, setAsked] = useState(false)
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
      keepReplacement(
        await replaceElsewhere({ keys, pattern: wordPattern(wanted, isCaseKept), by, role, onStep: setStep }),
      )
    } finally {
      setStep(undefined)
      setAsked(false)
    }
    await refreshDocuments()
    onChanged()
  }

  return (
    <section className={styles.group} aria-label={t(words.elsewhere)}>
      <h3>{t(words.elsewhere)}</h3>
      <ReplacedNote onTakenBack={() => void refreshDocuments().then(onChanged)} />
      {state === 'known' && count > 0 && (
        <ActionButton look={by ? 'light' : 'default'} aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t(by ? words.all : words.takeOut, { count })}
        </ActionButton>
      )}
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map((each) => (
            <li key={each.key} className={styles.entry}>
              <button
                type="button"
                className={styles.jump}
                title={t(words.open, { name: nameOf(each.key) })}
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
            <Waiting size={14} /> {t(words.looking)}
          </p>
        )}
        {state === 'known' && found.length === 0 && <p className={styles.note}>{t(words.none)}</p>}
        {left > 0 && <p className={styles.note}>{t(words.left, { count: left })}</p>}
      </div>
      {state === 'failed' && (
        <Alert color="red" role="alert" p="xs">
          <p>{t(words.failed)}</p>
          <ActionButton look="light" onClick={onChanged}>
            {t(words.again)}
          </ActionButton>
        </Alert>
      )}
      {isAsked && (
        <AskElsewhere
          found={found}
          nameOf={nameOf}
          words={wanted}
          by={by}
          step={step}
          onReplace={(keys) => void replace(keys)}
          onClose={() => step === undefined && setAsked(false)}
        />
      )}
    </section>
  )
}
