import { useState } from 'react'
import { type Position, positions } from '@schemas/organisation/entities/position'
import type { Correspondent } from '@schemas/messages/entities/message'
import { call as peopleCall } from '@client/messages/calls/message/people'
import { call as membersCall } from '@client/organisation/calls/cluster/members'
import { call as setPositionCall } from '@client/organisation/calls/cluster/set-position'
import { callGateway } from '@kit/call-gateway'
import { PersonPicker, type PickedPerson } from '@kit/form/person-picker'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { refreshCalls } from '@kit/use-call'
import { deskTexts as texts } from './desk-texts'
import { FormModal } from './form-modal'

const personOf = ({ id, firstname, lastname, avatar }: Correspondent): PickedPerson => ({
  id,
  name: `${firstname} ${lastname}`.trim(),
  avatar,
})

/** Gives a person with an account here a position at a branch. */
export function AddMember({ branches, onClose }: { branches: { id: string; name: string }[]; onClose: () => void }) {
  const t = useT()
  const [[who], setWho] = useState<readonly PickedPerson[]>([])
  const [branch, setBranch] = useState(branches[0]?.id ?? '')
  const [position, setPosition] = useState<Position>('cashier')
  return (
    <FormModal
      title={t(texts.addMember)}
      isReady={who !== undefined}
      onClose={onClose}
      onSave={async () => {
        if (who)
          await callGateway(setPositionCall, {
            branch,
            position,
            ...(who.id.includes('@') ? { email: who.id } : { person: who.id }),
          })
        void refreshCalls(membersCall)
      }}
    >
      <Field label={t(texts.who)} required>
        <PersonPicker
          value={who ? [who] : []}
          onChange={setWho}
          search={{ call: peopleCall, input: (q) => ({ q, limit: 8 }), people: ({ people }) => people.map(personOf) }}
          takesAddress
        />
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
