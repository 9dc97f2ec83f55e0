import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import { callGateway } from '@kit/call-gateway'

type PlaceCall = CallContract
type DataOf<C extends PlaceCall> = Extract<OutputOf<C>, { data: unknown }>['data']

/** The list of an address call. A failure is logged and gives null, including one the call itself reports. */
export async function readPlaces<C extends PlaceCall>(
  target: C,
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<DataOf<C> | null> {
  try {
    const { success, data, error } = (await callGateway(target, input, signal)) as {
      success: boolean
      data: DataOf<C>
      error: string | null
    }
    if (success) return data
    console.error(error)
  } catch (error) {
    if (!signal?.aborted) console.error(error)
  }
  return null
}
