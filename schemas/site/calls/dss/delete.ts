import { defineCall } from '../../../call'
import { dss } from '../../entities/dss'

export const call = defineCall({
  ...dss,
  name: 'dss/delete',
  method: 'DELETE',
  summary: 'Removes at a path of the decision support service, in the name of the site’s organisation.',
})
