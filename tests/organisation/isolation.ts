import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { tillShift } from '@areas/organisation/server/tables'
import type { Db } from '@gateway/db/open'
import { defineIsolation } from '../isolation/define-isolation'
import { type Ids, makePeople } from '../isolation/make-rows'
import { makeBranches } from './isolation-rows'

const ofBranch = { none: 'a part of a branch, which is not found itself' }

type Made = Awaited<ReturnType<typeof makeBranches>>
const shared = new WeakMap<object, Promise<Made>>()
/** Most calls only read: they share one branch. */
const once = (database: { db: Db }): Promise<Made> => {
  const known = shared.get(database) ?? makeBranches(database.db)
  shared.set(database, known)
  return known
}
const own = (ids: Record<string, Ids>, kind: string) => ids[kind]?.own

export const isolation = defineIsolation({
  rowless: {
    'pos/* device': 'made by a device for itself',
    'pos/* deviceName': 'a text',
    'pos/* q': 'a search',
    'pos/* name': 'a text',
    'pos/* reason': 'a text',
    'pos/* reference': 'a text',
    'pos/catalogue after': 'a place in a list',
    'pos/refund lines[].line': 'a line of the receipt, of which those of others do not exist',
    'pos/hand-over segment': 'a segment of the register; what belongs to another is set aside',
    'pos/hand-over sales[].shift': 'a shift of the register; what belongs to another is set aside',
    'pos/hand-over sales[].cashier': 'someone who works at the branch; what names another is set aside',
    'pos/hand-over sales[].id': 'made by a till; another site’s has no meaning here',
    'pos/hand-over sales[].lines[].id': 'made by a till',
    'pos/hand-over sales[].lines[].variant': 'a variant; what is unknown is set aside',
    'pos/hand-over sales[].lines[].options[].group': 'a code beside a price',
    'pos/hand-over sales[].lines[].options[].code': 'a code beside a price',
    'pos/hand-over sales[].lines[].note': 'a text',
    'pos/hand-over sales[].tenders[].reference': 'a text',
    'pos/hold lines[].id': 'made by a till',
    'pos/hold lines[].variant': 'kept as it was sent',
    'pos/hold lines[].options[].group': 'kept as it was sent',
    'pos/hold lines[].options[].code': 'kept as it was sent',
    'pos/hold lines[].note': 'a text',
    'inventory/* q': 'a search',
    'inventory/* note': 'a text',
    'inventory/levels after': 'a place in a list',
    'inventory/moves item': 'an item, whose moves at other branches are not read',
    'cluster/save-branch name': 'a text',
    'cluster/save-branch name.th': 'a text',
    'cluster/save-branch name.en': 'a text',
    'cluster/save-branch address': 'a text',
    'cluster/save-branch address.th': 'a text',
    'cluster/save-branch address.en': 'a text',
    'cluster/save-branch phone': 'a text',
    'cluster/save-branch receiptHead': 'a text',
    'cluster/save-branch receiptFoot': 'a text',
    'cluster/save-organisation name': 'a text',
    'cluster/save-organisation name.th': 'a text',
    'cluster/save-organisation name.en': 'a text',
    'cluster/save-register name': 'a text',
    'cluster/save-register machineNo': 'a text',
    'cluster/exceptions cursor': 'a place in a list',
    'cluster/set-position email': 'an address, of which those of the site are found',
    'cluster/bind-device device': 'made by a device for itself',
    'cluster/bind-device name': 'a text',
    'cluster/settle note': 'a text',
    'cluster/save-branch hours[][]': 'times of a day',
    'cluster/save-register code': 'chosen by the caller',
    'pos/unlock person': 'someone who has a PIN at the branch of the register; others are answered as by a wrong PIN',
    'pos/unlock pin': 'chosen by the caller',
    'cluster/set-pin pin': 'chosen by the caller',
    'pos/open-shift float{}': 'pieces by their value',
    'pos/close-shift pieces{}': 'pieces by their value',
  },
  makers: {
    branch: async (database) => (await once(database)).branch,
    register: async (database) => (await once(database)).register,
    register_without_shift: async (database) => {
      const { register: ids, shift } = await makeBranches(database.db)
      for (const id of [shift.own, shift.foreign])
        await database.db
          .update(tillShift)
          .set({ status: 'closed', closedAt: new Date(), counts: { tenders: {} }, expected: {}, lastSeq: 0 })
          .where(eq(tillShift.id, id))
      return ids
    },
    till_shift: async (database) => (await once(database)).shift,
    shift_to_close: async (database) => (await makeBranches(database.db)).shift,
    pos_sale: async (database) => (await once(database)).sale,
    pos_held: async (database) => (await makeBranches(database.db)).held,
    pos_exception: async (database) => (await makeBranches(database.db)).exception,
    branch_member: async (database) => (await once(database)).member,
    branch_person: (database) => makePeople(database),
    stocked_item: async (database) => (await once(database)).item,
  },
  ownRows: {
    'pos/close-shift': 'shift_to_close',
    'pos/open-shift': 'register_without_shift',
    'pos/open': 'register_without_shift',
    'cluster/bind-device': 'register_without_shift',
    'inventory/move item': 'stocked_item',
  },
  extraInputs: {
    'pos/open register': () => ({ device: 'device-of-a-row' }),
    'pos/open-shift register': () => ({ device: 'device-of-a-row' }),
    'pos/close-shift shift': () => ({ acceptMissing: true }),
    'pos/refund sale': (ids) => ({ shift: own(ids, 'till_shift') }),
    'pos/refund shift': (ids) => ({ sale: own(ids, 'pos_sale') }),
    'pos/receipts shift': (ids) => ({ branch: own(ids, 'branch') }),
    'cluster/save-register id': (ids) => ({ branch: own(ids, 'branch'), version: 1 }),
    'cluster/save-register branch': () => ({ code: randomUUID().slice(0, 4).toUpperCase() }),
    'cluster/set-position person': (ids) => ({ branch: own(ids, 'branch'), email: undefined, position: 'stock' }),
    'inventory/move item': (ids) => ({ branch: own(ids, 'branch') }),
    'inventory/move branch': (ids) => ({ item: own(ids, 'stocked_item') }),
    'inventory/moves branch': (ids) => ({ item: own(ids, 'stocked_item') }),
  },
  tables: {
    organisation: { call: 'cluster/branches' },
    branch: { call: 'cluster/branch' },
    branch_member: { none: 'read beside memberships, which are not found themselves' },
    register: ofBranch,
    register_segment: ofBranch,
    till_shift: { call: 'pos/shift', behind: ['branch'] },
    till_cash_move: { none: 'read for a shift, which is not found itself' },
    pos_sale: { none: 'read with its order and branch, which are not found themselves' },
    pos_refund: { none: 'read with its receipt, which is not found itself' },
    pos_exception: ofBranch,
    pos_held: ofBranch,
    option_group: { none: 'read with the catalogue of a branch, which is not found itself' },
    sales_day: ofBranch,
  },
  acting: {
    open: [
      'cluster/shifts',
      'pos/registers',
      'pos/catalogue',
      'pos/shift',
      'pos/receipts',
      'pos/receipt',
      'pos/held',
      'inventory/levels',
      'inventory/moves',
      'cluster/home',
      'cluster/exceptions',
      'cluster/branches',
      'cluster/branch',
      'cluster/members',
    ],
    closed: [
      'pos/open',
      'pos/open-shift',
      'pos/hand-over',
      'pos/close-shift',
      'pos/cash-move',
      'pos/refund',
      'pos/hold',
      'pos/recall',
      'pos/unlock',
      'inventory/move',
      'cluster/settle',
      'cluster/save-organisation',
      'cluster/save-branch',
      'cluster/save-register',
      'cluster/set-position',
      'cluster/set-pin',
      'cluster/bind-device',
    ],
  },
})
