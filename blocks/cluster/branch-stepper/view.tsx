import { BranchStepper } from '@areas/organisation/ui/branch/branch-stepper'

export const View = () => <BranchStepper />
