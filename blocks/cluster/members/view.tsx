import { Members } from '@areas/organisation/ui/desk/members'

export const View = () => <Members />
