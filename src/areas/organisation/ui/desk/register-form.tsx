import { useState } from 'react'
import { call as branchesCall } from '@client/organisation/calls/cluster/branches'
import { call as saveCall } from '@client/organisation/calls/cluster/save-register'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls } from '@kit/use-call'
import { deskTexts as texts } from './desk-texts'
import { FormModal } from './form-modal'

export const isRegisterCode = (code: string) => /^[A-Z0-9]{2,4}$/.test(code)

export function RegisterForm({ branch, onClose }: { branch: string; onClose: () => void }) {
  const t = useT()
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [machineNo, setMachineNo] = useState('')
  return (
    <FormModal
      title={t(texts.addRegister)}
      isReady={isRegisterCode(code)}
      onClose={onClose}
      onSave={async () => {
        await callGateway(saveCall, { branch, code, name, ...(machineNo.trim() ? { machineNo } : {}) })
        void refreshCalls(branchesCall)
      }}
    >
      <Field label={t(texts.code)} hint={t(texts.codeHint)} required>
        <TextInput value={code} maxLength={4} onChange={(event) => setCode(event.target.value.toUpperCase())} />
      </Field>
      <Field label={t(texts.registerName)}>
        <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t(texts.machineNo)}>
        <TextInput value={machineNo} maxLength={40} onChange={(event) => setMachineNo(event.target.value)} />
      </Field>
    </FormModal>
  )
}
