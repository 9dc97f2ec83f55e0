import { Till } from '@areas/organisation/ui/till/till'
import type { Props } from './schema'

export function View({ layout, hand, pictures }: Props) {
  return <Till part="order" layout={layout} hand={hand} pictures={pictures} />
}
