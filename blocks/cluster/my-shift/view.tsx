import { Hub } from '@areas/organisation/ui/desk/hub'

export const View = () => <Hub level={2} />
