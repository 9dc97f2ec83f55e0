const part = encodeURIComponent

export const lessonPath = (slug: string) => `/lesson/detail/${part(slug)}`
export const enrolPath = (slug: string) => `/lesson/enroll/${part(slug)}`
export const playPath = (lesson: string, item: string) => `/lesson/play/${part(lesson)}/${part(item)}`
export const orderPath = (order: string) => `/shop/orders/${part(order)}`
export const examPath = (lesson: string, exam: string) => `/lesson/assessment/${part(lesson)}/${part(exam)}`
export const certificatesPath = (lesson: string) => `/lesson/certification/${part(lesson)}`
export const certificatePath = (lesson: string, code: string) => `${certificatesPath(lesson)}/${part(code)}`
export const publicCertificatePath = (code: string) => `/lesson/certification/public/${part(code)}`
