/** The zones that the browser knows, those of neighbours of Thailand first. */
export function zoneOptions(): { value: string; label: string }[] {
  const near = ['Asia/Bangkok', 'Asia/Vientiane', 'Asia/Yangon', 'Asia/Kuala_Lumpur', 'Asia/Singapore']
  const all = Intl.supportedValuesOf('timeZone')
  return [...near, ...all.filter((zone) => !near.includes(zone))].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
