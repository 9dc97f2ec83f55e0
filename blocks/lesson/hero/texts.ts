export const texts = {
  path: { en: 'Breadcrumbs', th: 'เส้นทาง' },
  outcomes: { en: 'What you will be able to do', th: 'เรียนจบแล้วทำอะไรได้' },
}
