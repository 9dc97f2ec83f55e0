import { useState } from 'react'
import type { BranchView } from '@schemas/organisation/entities/branch-view'
import { call as bindCall } from '@client/organisation/calls/cluster/bind-device'
import { useLocale, useSpace } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { deskTexts } from '../desk/desk-texts'
import { RegisterForm } from '../desk/register-form'
import styles from './branch.module.css'
import { branchTexts as texts } from './branch-texts'

type Props = { branch: BranchView; onChanged: () => Promise<unknown> }

/** The registers of a branch with the devices that they are open on. */
export function RegistersPart({ branch, onChanged }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <p className={styles.soft}>{t(branch.registers.length === 0 ? texts.noRegisters : texts.registersHint)}</p>
      <ul role="list" className={styles.rows}>
        {branch.registers.map(({ id, code, name, machineNo, device, openShift }) => (
          <li key={id}>
            <span>
              <b>{code}</b> {name}
              <small>
                {device
                  ? [
                      device.name,
                      device.seenAt &&
                        t(texts.lastContact, { time: formatDateTime(device.seenAt, locale, { timeZone }) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')
                  : t(deskTexts.noDevice)}
                {machineNo && ` · ${t(deskTexts.machineNo)} ${machineNo}`}
              </small>
            </span>
            {openShift ? (
              <Badge tone="success">{t(deskTexts.openBy, { name: openShift.by })}</Badge>
            ) : device ? (
              <ActionButton
                size="s"
                look="quiet"
                onAction={async () => {
                  await callGateway(bindCall, { register: id, device: null })
                  await onChanged()
                  return undefined
                }}
              >
                {t(deskTexts.revoke)}
              </ActionButton>
            ) : (
              <Badge>{t(deskTexts.closed)}</Badge>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button size="s" look="secondary" icon="plus" onClick={() => setAdding(true)}>
          {t(deskTexts.addRegister)}
        </Button>
      </div>
      {isAdding && (
        <RegisterForm
          branch={branch.id}
          onClose={() => {
            setAdding(false)
            void onChanged()
          }}
        />
      )}
    </>
  )
}
