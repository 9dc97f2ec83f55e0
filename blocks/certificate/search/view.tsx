import { useState } from 'react'
import { CertificateStatus } from '@areas/learning/ui/certificate-status'
import { publicCertificatePath } from '@areas/learning/ui/lesson-paths'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { useLocale, usePage, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Link } from '@kit/link'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { SectionHeading } from '@kit/ui/section-heading'
import { TextInput } from '@kit/ui/text-input'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const page = usePage()
  const [q, setQ] = useState(page?.query.q ?? '')
  const outcome = data?.found
  const found = outcome?.ok ? outcome.value : undefined
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.search}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro ?? t(texts.intro)}
        align={align}
        level={level as 1 | 2}
        id={`${blockId}-title`}
      />
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          navigateTo(`${page?.path ?? ''}${q.trim() ? `?${new URLSearchParams({ q: q.trim() })}` : ''}`)
        }}
      >
        <Field label={t(texts.q)} className={styles.field}>
          <TextInput type="search" value={q} maxLength={100} onChange={({ currentTarget: { value } }) => setQ(value)} />
        </Field>
        <Button type="submit" look="primary" icon="search">
          {t(texts.search)}
        </Button>
      </form>
      {outcome?.ok === false && <LoadProblem message={outcome.error.message} />}
      {found?.certificates.length === 0 && (
        <EmptyState
          icon="certificate"
          title={t(texts.none)}
          action={
            <ButtonLink look="secondary" link={{ to: '/certification/find' }}>
              {t(texts.byCode)}
            </ButtonLink>
          }
        >
          {t(texts.noneHint)}
        </EmptyState>
      )}
      {found && found.certificates.length > 0 && (
        <ul role="list" className={styles.list}>
          {found.certificates.map((certificate) => (
            <li key={certificate.code} className={styles.row}>
              <span className={styles.who}>
                <Link link={{ to: publicCertificatePath(certificate.code) }} className={styles.name}>
                  {certificate.name}
                </Link>
                <span className={styles.soft}>
                  {certificate.title} · {formatDate(certificate.issuedAt, locale, { style: 'short', timeZone })}
                </span>
              </span>
              <CertificateStatus status={certificate.status} />
            </li>
          ))}
        </ul>
      )}
      {found?.more && <p className={styles.soft}>{t(texts.more)}</p>}
    </section>
  )
}
