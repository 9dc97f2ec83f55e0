import { useState } from 'react'
import { call as bindCall } from '@client/organisation/calls/cluster/bind-device'
import { call as branchesCall } from '@client/organisation/calls/cluster/branches'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht, formatDateTime } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button, ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { refreshCalls, useCall } from '@kit/use-call'
import { detailPath, editPath, newBranchPath } from '../branch/branch-paths'
import { CallState } from './call-state'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk-texts'
import { RegisterForm } from './register-form'

/** Branches with their registers and devices, for managers. */
export function Branches() {
  const t = useT()
  const locale = useLocale()
  const { data, error, refetch } = useCall(branchesCall, {})
  const [registerOf, setRegisterOf] = useState<string>()
  return (
    <section className={styles.desk}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(texts.branches)}</h1>
        <ButtonLink icon="plus" link={{ to: newBranchPath() }}>
          {t(texts.addBranch)}
        </ButtonLink>
      </header>
      <CallState data={data} error={error} onRetry={() => void refetch()}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon="building-store"
              title={t(texts.noBranches)}
              action={<ButtonLink link={{ to: newBranchPath() }}>{t(texts.setUp)}</ButtonLink>}
            >
              {t(texts.noBranchesHint)}
            </EmptyState>
          ) : (
            <ul role="list" className={styles.cards}>
              {items.map((branch) => (
                <li key={branch.id} className={styles.card}>
                  <header className={styles.head}>
                    <h2>
                      <Link link={{ to: detailPath(branch.id) }}>{t(branch.name)}</Link>
                    </h2>
                    <ButtonLink size="s" look="quiet" icon="edit" link={{ to: editPath(branch.id, 'facts') }}>
                      {t(texts.edit)}
                    </ButtonLink>
                  </header>
                  <p className={styles.figure}>
                    <strong>{formatBaht(branch.today.total, locale)}</strong>
                    <small>
                      {t(texts.receipts, { n: branch.today.sales })} · {t(texts.membersCount, { n: branch.members })}
                      {branch.exceptions > 0 && ` · ${t(texts.matters, { n: branch.exceptions })}`}
                    </small>
                  </p>
                  <p className={styles.soft}>{t(branch.address)}</p>
                  <ul role="list" className={styles.matters}>
                    {branch.registers.map((register) => (
                      <li key={register.id}>
                        <span>
                          <b>{register.code}</b> {register.name}
                          <small>
                            {register.device
                              ? [
                                  register.device.name,
                                  register.device.seenAt && formatDateTime(register.device.seenAt, locale),
                                ]
                                  .filter(Boolean)
                                  .join(' · ')
                              : t(texts.noDevice)}
                          </small>
                        </span>
                        {register.openShift ? (
                          <Badge tone="success">{t(texts.openBy, { name: register.openShift.by })}</Badge>
                        ) : register.device ? (
                          <Button
                            size="s"
                            look="quiet"
                            onClick={() =>
                              void callGateway(bindCall, { register: register.id, device: null }).then(
                                () => void refreshCalls(branchesCall),
                              )
                            }
                          >
                            {t(texts.revoke)}
                          </Button>
                        ) : (
                          <Badge>{t(texts.closed)}</Badge>
                        )}
                      </li>
                    ))}
                  </ul>
                  <Button size="s" look="secondary" icon="plus" onClick={() => setRegisterOf(branch.id)}>
                    {t(texts.addRegister)}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </CallState>
      {registerOf !== undefined && <RegisterForm branch={registerOf} onClose={() => setRegisterOf(undefined)} />}
    </section>
  )
}
