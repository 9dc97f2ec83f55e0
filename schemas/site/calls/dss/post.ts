import { defineCall } from '../../../call'
import { dss } from '../../entities/dss'

export const call = defineCall({
  ...dss,
  name: 'dss/post',
  method: 'POST',
  summary: 'Sends to a path of the decision support service, in the name of the site’s organisation.',
})
