import { defineCall } from '../../../call'
import { dss } from '../../entities/dss'

export const call = defineCall({
  ...dss,
  name: 'dss/put',
  method: 'PUT',
  summary: 'Puts to a path of the decision support service, in the name of the site’s organisation.',
})
