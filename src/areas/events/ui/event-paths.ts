const part = encodeURIComponent

export const eventPath = (slug: string) => `/event/${part(slug)}`
export const ticketPath = (code: string) => `/event/ticket/${part(code)}`
export const workspacePath = (id: string) => `/event/_plugin/manage_event?event=${part(id)}`
