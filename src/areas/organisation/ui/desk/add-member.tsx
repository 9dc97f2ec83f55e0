import { useState } from 'react'
import { type Position, positions } from '@schemas/organisation/entities/position'
import { call as membersCall } from '@client/organisation/calls/cluster/members'
import { call as setPositionCall } from '@client/organisation/calls/cluster/set-position'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls } from '@kit/use-call'
import { deskTexts as texts } from './desk-texts'
import { FormModal } from './form-modal'

/** Gives a person with an account here a position at a branch. */
export function AddMember({ branches, onClose }: { branches: { id: string; name: string }[]; onClose: () => void }) {
  const t = useT()
  const [email, setEmail] = useState('')
  const [branch, setBranch] = useState(branches[0]?.id ?? '')
  const [position, setPosition] = useState<Position>('cashier')
  return (
    <FormModal
      title={t(texts.addMember)}
      isReady={email.includes('@')}
      onClose={onClose}
      onSave={async () => {
        await callGateway(setPositionCall, { branch, email, position })
        void refreshCalls(membersCall)
      }}
    >
      <Field label={t(texts.email)} required>
        <TextInput type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field label={t(texts.branch)}>
        <Select
          value={branch}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setBranch(event.target.value)}
        />
      </Field>
      <Field label={t(texts.position)}>
        <Select
          value={position}
          options={positions.map((each) => ({ value: each, label: t(texts.positions[each]) }))}
          onChange={(event) => setPosition(event.target.value as Position)}
        />
      </Field>
    </FormModal>
  )
}
