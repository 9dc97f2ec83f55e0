/** How far the clock of a device may differ from the gateway's (ms). */
const skewMs = 5 * 60_000

/**
 * When a sale was made, which decides its tax period, prices and number series: by the device's clock within its shift
 * so far, else by the gateway's. A sale is taken whatever its device believes.
 */
export function saleTime(
  deviceAt: string,
  { openedAt }: { openedAt: Date },
  now: Date,
): { at: Date; isByDevice: boolean } {
  const at = new Date(deviceAt)
  const isByDevice = at.getTime() >= openedAt.getTime() - skewMs && at.getTime() <= now.getTime() + skewMs
  return { at: isByDevice ? at : now, isByDevice }
}
