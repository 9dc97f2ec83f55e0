/** Why something cannot be deleted for good. */
export const purgeRefusals = [
  { status: 404, message: 'There is no such page.' },
  { status: 404, message: 'This was deleted for good.' },
  { status: 409, message: 'The site needs this page at its address.' },
  { status: 409, message: 'Only what is in the trash can be deleted for good.' },
  { status: 409, message: 'Visitors still see this. Publish that it is in the trash first.' },
  { status: 409, message: 'A scheduled release shows this to visitors. Remove the schedule first.' },
  { status: 409, message: 'This page is the theme’s own, and nothing was made of it here that could be deleted.' },
  { status: 410, message: 'This page has another address now.' },
]
