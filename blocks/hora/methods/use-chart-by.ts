import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import { useCall } from '@kit/use-call'
import { castInput } from '@areas/hora/ui/birth-form/birth-form'
import { castCall, skyCall } from '@areas/hora/ui/calls'
import type { RecentCast } from '@areas/hora/ui/recent-casts'
import { example } from './schema'

type Found = { chart: ChartOutput | undefined; error: string | undefined; retry: () => void }

/** The example by some methods; or a birth of this device, which is sent in a body. */
export function useChartBy(options: StoredOptions, own: RecentCast | undefined): Found {
  const place = own?.form.place
  const sky = useCall(skyCall, { ...example, ...options }, { enabled: !place })
  const cast = useCall(castCall, own && place ? castInput({ ...own.form, place, options }, '') : { ...example }, {
    enabled: place !== undefined,
  })
  const { data, error, refetch } = place ? cast : sky
  return { chart: data, error: error?.message, retry: () => void refetch() }
}
