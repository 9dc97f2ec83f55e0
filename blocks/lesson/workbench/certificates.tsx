import { call as editCall } from '@client/learning/calls/certificate/edit'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import { hasRole } from '@schemas/layout/role'
import { CertificateStatus } from '@areas/learning/ui/certificate-status'
import { publicCertificatePath } from '@areas/learning/ui/lesson-paths'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { useCall } from '@kit/use-call'
import { certificateTexts as texts } from './certificate-texts'
import { CertificateRule } from './certificate-rule'
import { Designs } from './designs'
import { HolderActs } from './holder-acts'
import styles from './view.module.css'

/** When the lesson gives certificates, how they look, and who has one. */
export function Certificates({ lesson }: { lesson: EditedLesson }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { role } = useSession()
  const query = useCall(editCall, { lesson: lesson.id })
  if (query.error) return <LoadProblem message={query.error.message} onRetry={() => void query.refetch()} />
  const { data } = query
  if (!data) return <div aria-busy className={styles.panel} />
  const isAdmin = hasRole(role, 'admin')
  return (
    <div className={styles.panel}>
      <CertificateRule key={JSON.stringify(data.rule)} lesson={lesson.id} edited={data} />
      {isAdmin && <Designs designs={data.designs} />}
      <h3>{t(texts.holders)}</h3>
      {data.holders.length === 0 ? (
        <EmptyState icon="certificate" title={t(texts.nobody)}>
          {t(texts.nobodyHint)}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list}>
          {data.holders.map((holder) => (
            <li key={holder.id} className={styles.holder}>
              <span className={styles.words}>
                <Link link={{ to: publicCertificatePath(holder.code) }}>{holder.name}</Link>
                <span className={styles.soft}>
                  {holder.code} · {formatDate(holder.issuedAt, locale, { style: 'short', timeZone })}
                </span>
              </span>
              <CertificateStatus status={holder.status} />
              {isAdmin && holder.status !== 'reissued' && <HolderActs holder={holder} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
