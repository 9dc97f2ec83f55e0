import { Branches } from '@areas/organisation/ui/desk/branches'

export const View = () => <Branches />
