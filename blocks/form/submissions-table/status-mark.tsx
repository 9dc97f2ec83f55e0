import type { SubmissionStatus } from '@schemas/forms/entities/form-submission'
import type { Tone } from '@schemas/layout/tone'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { texts } from './texts'

const tones: Record<SubmissionStatus, Tone> = { new: 'brand', seen: 'info', done: 'success', spam: 'neutral' }

export function StatusMark({ status }: { status: SubmissionStatus }) {
  const t = useT()
  return (
    <Badge tone={tones[status]} look="soft" size="s">
      {t(texts.states[status])}
    </Badge>
  )
}
