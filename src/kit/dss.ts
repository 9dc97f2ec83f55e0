import { callGateway, type CallTarget } from './call-gateway'

type Method = CallTarget['method']
type Answer = { success: boolean; data: unknown; error: string | null }

/** Queries the decision support service of the site's organisation. A failure is logged and gives null. */
export async function askDss(
  method: Method,
  path: string,
  { query, body }: { query?: string; body?: unknown } = {},
): Promise<unknown> {
  try {
    const { success, data, error } = (await callGateway(
      { method, path: '/dss/{path}' },
      { path, ...(query ? { query } : {}), ...(body === undefined ? {} : { body }) },
    )) as Answer
    if (success) return data
    console.error(error)
  } catch (error) {
    console.error(error)
  }
  return null
}
