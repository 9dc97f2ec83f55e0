import { useState } from 'react'
import { call as membersCall } from '@client/organisation/calls/cluster/members'
import { useLocale, useSpace } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button, ButtonLink } from '@kit/ui/button'
import { useCall } from '@kit/use-call'
import { AddMember } from '../desk/add-member'
import { CallState } from '../desk/call-state'
import { deskTexts } from '../desk/desk-texts'
import styles from './branch.module.css'
import { branchTexts as texts } from './branch-texts'

type Props = { branch: { id: string; name: string } }

/** Who works at a branch. */
export function MembersPart({ branch }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { data, error, refetch } = useCall(membersCall, { branch: branch.id })
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <CallState data={data} error={error} onRetry={() => void refetch()}>
        {({ items }) => (
          <>
            <p className={styles.soft}>{t(items.length === 0 ? texts.noMembers : texts.membersHint)}</p>
            <ul role="list" className={styles.rows}>
              {items.map(({ id, person, position, lastSale }) => (
                <li key={id}>
                  <span>
                    <b>{person.name || person.email}</b>
                    <small>
                      {person.email}
                      {lastSale && ` · ${t(deskTexts.lastSale)} ${formatDateTime(lastSale, locale, { timeZone })}`}
                    </small>
                  </span>
                  <Badge>{t(deskTexts.positions[position])}</Badge>
                </li>
              ))}
            </ul>
          </>
        )}
      </CallState>
      <div className={styles.buttons}>
        <Button size="s" look="secondary" icon="plus" onClick={() => setAdding(true)}>
          {t(deskTexts.addMember)}
        </Button>
        <ButtonLink size="s" look="quiet" link={{ to: '/cluster/manage/user' }}>
          {t(texts.manageMembers)}
        </ButtonLink>
      </div>
      {isAdding && <AddMember branches={[branch]} onClose={() => setAdding(false)} />}
    </>
  )
}
