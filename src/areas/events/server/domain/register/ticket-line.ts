/** What a line of an order names: the registration, and the package that the line is of. */
export const lineRef = (registration: string, packageId: string): string => `${registration}/${packageId}`

export function ticketLine(ref: string): { registration: string; package: string } {
  const [registration = '', packageId = ''] = ref.split('/')
  return { registration, package: packageId }
}
