import { defineMachine } from '../../machine'
import { certificateStatuses } from './certificate-status'

/** Steps of a certificate. One that was replaced stays as it is, and names its successor. */
export const certificateMachine = defineMachine({
  name: 'certificate',
  states: certificateStatuses,
  initial: 'valid',
  steps: {
    valid: { expired: 'system', revoked: 'admin', reissued: 'admin' },
    expired: { revoked: 'admin', reissued: 'admin' },
    revoked: { reissued: 'admin' },
  },
})
