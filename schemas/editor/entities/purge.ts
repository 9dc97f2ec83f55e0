/** Why something cannot be deleted for good. */
export const purgeRefusals = [
  { status: 404, message: 'Page not found.' },
  { status: 404, message: 'This was permanently deleted.' },
  { status: 409, message: 'The site needs this page at this address, so it can’t be moved or deleted.' },
  { status: 409, message: 'Only items in the trash can be permanently deleted.' },
  { status: 409, message: 'Visitors still see this. Publish its move to the trash first.' },
  { status: 409, message: 'A scheduled release shows this to visitors. Cancel the schedule first.' },
  { status: 409, message: 'This page comes from the theme and has no changes of its own to delete.' },
  { status: 410, message: 'This page has moved to a new address.' },
]
