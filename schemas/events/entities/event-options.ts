// Lists that browsers need too: this file imports no schemas.

export const formats = ['onsite', 'online', 'hybrid'] as const
export type EventFormat = (typeof formats)[number]
export const registrationModes = ['open', 'approval', 'code'] as const
export type RegistrationMode = (typeof registrationModes)[number]
export const oneFor = ['none', 'contact'] as const
export const visibilities = ['public', 'code', 'staff'] as const
export type Visibility = (typeof visibilities)[number]
export const pointKinds = ['entry', 'exit', 'handout'] as const
export type PointKind = (typeof pointKinds)[number]
/** Whether registration is open, for an event or a package. */
export const openStates = ['open', 'soon', 'full', 'closed', 'cancelled'] as const
export type OpenState = (typeof openStates)[number]
/** Consent to store sensitive answers. */
export const sensitivePurpose = 'sensitive'
