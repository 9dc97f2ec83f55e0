import { Inventory } from '@areas/organisation/ui/desk/inventory'

export const View = () => <Inventory />
