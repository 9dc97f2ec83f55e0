import type { InputOf } from '@schemas/call'
import { call as remove } from '@client/site/calls/dss/delete'
import { call as get } from '@client/site/calls/dss/get'
import { call as patch } from '@client/site/calls/dss/patch'
import { call as post } from '@client/site/calls/dss/post'
import { call as put } from '@client/site/calls/dss/put'
import { callGateway } from './call-gateway'

const calls = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: remove }

/** Queries the decision support service of the site's organisation. A failure is logged and gives null. */
export async function askDss(
  method: keyof typeof calls,
  path: string,
  { query, body }: Omit<InputOf<typeof get>, 'path'> = {},
): Promise<unknown> {
  try {
    const { success, data, error } = await callGateway(calls[method], {
      path,
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { body }),
    })
    if (success) return data
    console.error(error)
  } catch (error) {
    console.error(error)
  }
  return null
}
