import { nameFields } from '@gateway/files/names'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { itemEvent, reconcileRound } from '@gateway/db/file-tables'
import { itemCounters } from '@gateway/db/counter-tables'
import { share, shareAccess } from '@gateway/db/share-tables'
import { item, strayObject } from '@gateway/db/item-tables'
import { beyond } from '../isolation/make-rows'
import { defineIsolation } from '../isolation/define-isolation'
import { attachmentMakers } from './attachment-rows'
import { makers } from './isolation-rows'

export const isolation = defineIsolation({
  rowless: {
    'attachment/* kind': 'what areas declare their rows as',
    'filemanager/* key':
      'the site’s public key, which decides nothing here: the host says which site, and the token who',
    'filemanager/* visit': 'the gateway’s signature of a visit, held against the link that the code names',
    'filemanager/new-file name': 'what the file is to be called',
    'filemanager/new-file path': 'not looked at: where it lies is `parent`',
    'filemanager/new-file thumbnail': 'not looked at: pictures are drawn from the bytes',
    'filemanager/new-folder name': 'what the folder is to be called',
    'files/copy choices{}': 'ids of `ids`, said a second time; any other is passed over',
    'files/move choices{}': 'ids of `ids`, said a second time; any other is passed over',
    'files/* parts[].etag': 'the store’s word for a part of the upload that `id` names',
    'files/start-upload name': 'what the file is to be called',
    'files/make-folders paths[]': 'names of folders below `parent`',
    'files/start-upload folders': 'names of folders below `parent`',
    'files/start-upload named': 'a name that its sender made up; another’s of the same name is another upload',
    'media/update name': 'what the picture is to be called',
    'share/* visit': 'the gateway’s signature of a visit, held against the link that the code names',
    'share/finish-upload parts[].etag': 'the store’s word for a part of the upload that `id` names',
    'share/make-folders paths[]': 'names of folders below `folder`',
    'share/start-upload name': 'what the file is to be called',
    'share/start-upload folders': 'names of folders below the shared one',
    'share/start-upload named': 'a name that its sender made up; another’s of the same name is another upload',
    'share/thumbnail v': 'makes the address of a newer picture another one; it is not looked at',
  },
  ownRows: {
    'attachment/remove': 'attachment_to_remove',
    'attachment/restore': 'attachment_to_restore',
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
    'media/list': 'library_folder',
    'share/cancel-upload id': 'guest_upload_to_cancel',
  },
  extraResources: { 'media/item id': ['item_named_there'] },
  nameLists: ['files/make-folders paths.0', 'share/make-folders paths.0'],
  extraInputs: {
    'attachment/list': () => ({ kind: 'task' }),
    'attachment/finish': () => ({ kind: 'task' }),
    'filemanager/move-folder newParentId': (ids) => ({ itemId: ids.item_to_move?.own }),
    'filemanager/new-file': () => ({ parent: 'organisation' }),
    'filemanager/new-file parent': (ids) => ({ url: ids.file_upload?.own }),
    'filemanager/search-external share_code': (ids) => ({ fixedParentId: ids.shared_item?.own }),
    'files/copy to': (ids) => ({ ids: [ids.item_to_move?.own] }),
    'files/move to': (ids) => ({ ids: [ids.item_to_move?.own] }),
    'files/watermark image': (ids) => ({ id: ids.item?.own, text: undefined }),
  },
  makers: { ...makers, ...attachmentMakers },
  makeRest: async ({ db, siteId, user, word, own, foreign }) => {
    await db.insert(itemEvent).values({
      siteId,
      id: randomUUID(),
      itemId: foreign('item'),
      act: 'rename',
      personId: user,
      was: word,
      became: word,
    })
    await db.insert(reconcileRound).values({ siteId, beganAt: new Date() }).onConflictDoNothing()
    const [shared] = await db.select({ id: share.id }).from(share).where(eq(share.siteId, siteId)).limit(1)
    await db
      .insert(shareAccess)
      .values({ siteId, id: randomUUID(), shareId: shared?.id ?? '', act: 'opened', name: word, address: word })
    await db.insert(strayObject).values({ siteId, storageKey: word, dueAt: new Date('2999-01-01T00:00:00Z') })
    await db.insert(item).values({
      siteId,
      id: own('item'),
      kind: 'file',
      drive: 'media',
      fileKind: 'text',
      ...nameFields(`${word}.txt`),
      mime: 'text/plain',
      size: 1,
      checksum: '0',
      storageKey: `beta/${word}`,
      mode: 'public',
    })
    await db
      .insert(itemEvent)
      .values({ siteId, id: randomUUID(), itemId: own('item'), act: 'rename', personId: user, was: word, became: word })
    await db.insert(itemCounters).values({ siteId, name: `in:${own('folder')}:file`, things: beyond, bytes: beyond })
    await db.insert(share).values({
      siteId,
      id: own('share'),
      itemId: own('item'),
      code: randomUUID(),
      permissions: { read: true, create: false, update: false, delete: false, share: false },
    })
    await db
      .insert(shareAccess)
      .values({ siteId, id: randomUUID(), shareId: own('share'), act: 'opened', name: word, address: word })
  },
  tables: {
    attachment: { none: 'shown to readers of their rows and to their senders, who are not found themselves' },
    file_ticket: { call: 'files/saved' },
    item: { call: 'media/item' },
    item_event: { call: 'files/item' },
    item_tally: { call: 'files/list' },
    reconcile_round: { none: 'a queue, by keys of the gateway' },
    share: { call: 'share/revoke', behind: ['item'] },
    share_access: { call: 'share/log' },
    stray_object: { none: 'a queue, by keys of the gateway' },
    upload: { call: 'files/upload' },
  },
  usedUp: {
    'share/revoke': ['share'],
  },
  ownedKinds: [
    'attachment',
    'attachment_to_remove',
    'attachment_upload',
    'file_upload',
    'own_ticket',
    'upload_to_cancel',
  ],
  acting: false,
  privateFiles: {
    reads: ({ name, method }) =>
      method === 'GET' || /^(?:filemanager\/(?:list|search|folder)|files\/(?:link|zip))/.test(name),
    owner: [
      'files/item',
      'files/list',
      'files/uploads',
      'filemanager/document',
      'filemanager/folder-structure',
      'filemanager/list-parent',
      'filemanager/search',
    ],
  },
})
