import { useEffect, useRef } from 'react'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { fieldMessages } from '@kit/ui/account/field-messages'
import { AddressLines } from '@areas/account/ui/address-fields/address-lines'
import { Button } from '@kit/ui/button'
import type { ProfileField, ProfileValues } from './profile-values'
import { texts } from './texts'
import { languages } from './languages'
import styles from './view.module.css'

type Props = { values: ProfileValues; fields: readonly ProfileField[]; onTake: (field: ProfileField) => void }

const labels = {
  firstname: fieldMessages.firstname,
  lastname: fieldMessages.lastname,
  phone: texts.phone,
  locale: texts.locale,
  timeZone: texts.zone,
  address: texts.addressTitle,
}

/** Stored values of fields that were also edited here; each can be accepted, while saving overwrites it. */
export function ChangedElsewhere({ values, fields, onTake }: Props) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is far below, so focus moves to this box.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.elsewhere}>
      <Notice tone="info">
        <p>{t(texts.staleBoth)}</p>
        <ul className={styles.others} aria-label={t(texts.elsewhere)}>
          {fields.map((field) => (
            <li key={field} className={styles.other}>
              <span className={styles.otherWords}>
                <strong>{t(labels[field])}</strong>
                <span>
                  <Stored field={field} values={values} />
                </span>
              </span>
              <Button
                look="secondary"
                size="s"
                aria-label={t(texts.takeField, { field: t(labels[field]) })}
                onClick={() => onTake(field)}
              >
                {t(texts.take)}
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function Stored({ field, values }: { field: ProfileField; values: ProfileValues }) {
  const t = useT()
  const space = useSpace()
  if (field === 'address') return values.address ? <AddressLines address={values.address} /> : t(texts.nothing)
  if (field === 'locale') return languages[values.locale]
  if (field === 'timeZone') return values.timeZone.replaceAll('_', ' ') || t(texts.siteZone, { zone: space.timeZone })
  return values[field] || t(texts.nothing)
}
