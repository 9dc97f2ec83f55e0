import { randomUUID } from 'node:crypto'
import type { Role } from '@schemas/layout/role'
import { type Ids, qrSecret as secret } from './make-rows'

/**
 * Calls that delete rows, or need special ones, get rows of their own: by the maker's name; for a call with several
 * fields, by the field.
 */
export const ownRows: Record<string, string> = {
  'editor/publish keys[]': 'document_to_publish',
  'filemanager/delete': 'item_to_trash',
  'filemanager/new-file url': 'file_upload',
  'filemanager/move-folder itemId': 'item_to_move',
  'files/cancel-upload': 'upload_to_cancel',
  'files/finish-upload': 'file_upload',
  'files/join-parts': 'font_upload',
  'files/move ids[]': 'item_to_move',
  'files/purge': 'item_to_purge',
  'files/sign-parts': 'file_upload',
  'files/trash': 'item_to_trash',
  'files/upload': 'file_upload',
  'filemanager/search-external share_code': 'shared_code',
  'form/submit key': 'submission_to_make',
  'media/list': 'library_folder',
  'member/set-status': 'other_person',
  'share/cancel-upload id': 'guest_upload_to_cancel',
  'site/set-member-status': 'other_person',
  'theme/add-font': 'font_upload',
  'theme/rename-family': 'font_family_to_rename',
  'transfer/export-documents': 'document_to_export',
}

/** Fields that need a higher role than their call. */
export const requiredRole: Record<string, Role> = {
  'editor/preview-link theme': 'admin',
  'editor/publish theme.name': 'admin',
}

/** Called last, because it ends more than it names. */
export const calledLast = new Set(['account/end-sessions'])

/** Fields that are also called with another kind of rows. */
export const extraResources: Record<string, readonly string[]> = { 'media/item id': ['item_named_there'] }

/**
 * Further inputs of a call besides its resource's id, where its first example would not find the row; for a call with
 * several fields, by the field.
 */
export const extraInputs: Record<string, (ids: Record<string, Ids>) => Record<string, unknown>> = {
  'account/qr-collect': () => ({ secret }),
  'account/qr-poll': () => ({ secret }),
  'cms/frame': () => ({ block: 'frame1' }),
  // Refused after the page is found, so that the next caller finds it too.
  'editor/rename': () => ({ path: '/api/elsewhere' }),
  'editor/create': () => ({ path: `/copy-${randomUUID()}` }),
  'editor/preview-link theme': () => ({ keys: [] }),
  // Another version than the saved one: found, and not published.
  'editor/publish theme.name': () => ({ keys: [], theme: { version: 7 } }),
  'editor/write-note mentions[].person': () => ({ body: '@New', mentions: [{ person: '', at: 0, length: 4 }] }),
  'editor/data': () => ({ calls: [{ call: 'cms/post', input: {} }], role: 'guest', locale: 'en' }),
  'filemanager/move-folder newParentId': (ids) => ({ itemId: ids.item_to_move?.own }),
  'filemanager/new-file': () => ({ parent: 'organisation' }),
  'filemanager/new-file parent': (ids) => ({ url: ids.file_upload?.own }),
  'filemanager/search-external share_code': (ids) => ({ fixedParentId: ids.shared_item?.own }),
  'files/copy to': (ids) => ({ ids: [ids.item_to_move?.own] }),
  'files/move to': (ids) => ({ ids: [ids.item_to_move?.own] }),
  'files/watermark image': (ids) => ({ id: ids.item?.own, text: undefined }),
  'message/send to': () => ({ id: randomUUID() }),
  // The same as the own stored notice, so that no version is required; for the others it would be a change.
  'form/set-notice': () => ({ notice: { addresses: ['desk@alpha.example'], isOn: true } }),
  'form/submit': () => ({ block: 'form1', answers: { name: 'Someone' }, key: randomUUID(), seconds: 60 }),
  // Other answers than the own row's, which is thereby found.
  'form/submit key': (ids) => ({
    page: ids.page?.own,
    block: 'form1',
    answers: { name: 'Someone else' },
    seconds: 60,
  }),
  'site/reset-password': () => ({ id: 'alpha' }),
  'site/set-member-status': () => ({ id: 'alpha' }),
  'site/set-role': () => ({ id: 'alpha' }),
  'theme/import': () => ({
    file: {
      kind: 'sitewright-theme',
      format: 1,
      name: 'feast',
      title: 'Feast',
      pack: 'default',
      overrides: {},
      slots: {},
    },
  }),
  'theme/rename-family': () => ({ to: 'A Family' }),
  'theme/save overrides.fonts.body.family': () => ({ name: 'default', base: 7 }),
  'theme/save overrides.fonts.heading.family': () => ({ name: 'default', base: 7 }),
}

/**
 * Fields that name what the caller creates: an unknown id creates a row, and so must another site's. Only the kind of
 * answer can be compared, and that the own one is found.
 */
export const makesRows = new Set(['form/submit key', 'message/send id'])
