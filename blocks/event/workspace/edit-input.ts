import type { InputOf } from '@schemas/call'
import type { call as saveCall } from '@schemas/events/calls/event/save'
import type { EditedEvent } from '@schemas/events/entities/edited-event'

export type SaveInput = InputOf<typeof saveCall>

/** An event as `event/save` takes it, unchanged. */
export function inputOf(event: EditedEvent): SaveInput {
  const { id, version, status: _status, quotas: _quotas, packages: _packages, points: _points, ...fields } = event
  return { id, version, ...fields } as SaveInput
}
