import { demoId } from '@areas/commerce/server/public'
import { membership } from '@gateway/db/membership-tables'
import { person } from '@gateway/db/tables'
import type { SeedContext } from '@gateway/seed/demo-seed'
import { branch, optionGroup, organisation, register, registerSegment } from '../tables'
import type { OrganisationFile } from './organisation-file'

export const branchId = (site: string, location: string) => demoId(site, 'branch', location)
export const staffId = (site: string, key: string) => demoId(site, 'staff', key)
export const registerId = (site: string, code: string) => demoId(site, 'register', code)
export const segmentId = (site: string, code: string) => demoId(site, 'segment', code)

/** The organisation, its branches with registers, who works there, and the options of its menu. */
export async function makeBranches({ db, site, people }: SeedContext, file: OrganisationFile): Promise<void> {
  await db.insert(organisation).values({ siteId: site, name: file.name }).onConflictDoNothing()
  for (const [rank, each] of file.branches.entries()) {
    const id = branchId(site, each.location)
    const hours = `${String(each.open).padStart(2, '0')}:00-${String(each.close).padStart(2, '0')}:00`
    await db
      .insert(branch)
      .values({
        siteId: site,
        id,
        name: each.name,
        address: each.address,
        phone: each.phone,
        locationId: each.location,
        hours: Array.from({ length: 7 }, () => [hours]),
        tenders: ['cash', 'promptpay', 'card'],
        rank,
      })
      .onConflictDoNothing()
    for (const { code, name, machineNo } of each.registers) {
      const registerOf = registerId(site, code)
      await db
        .insert(register)
        .values({ siteId: site, id: registerOf, branchId: id, code, name: name.th, machineNo })
        .onConflictDoNothing()
      // The device of the demo sales; a person who opens the register binds another one.
      await db
        .insert(registerSegment)
        .values({
          siteId: site,
          id: segmentId(site, code),
          registerId: registerOf,
          no: 1,
          deviceId: `demo-device-${code}`,
          deviceName: 'iPad',
          boundBy: people.admin,
        })
        .onConflictDoNothing()
    }
  }
  for (const { key, firstname, lastname, branch: of, position } of file.staff) {
    const id = staffId(site, key)
    await db
      .insert(person)
      .values({ siteId: site, id, email: `${key}@staff.${site}.example`, firstname, lastname })
      .onConflictDoNothing()
    await db
      .insert(membership)
      .values({
        siteId: site,
        id: demoId(site, 'membership', key),
        scope: 'branch',
        scopeId: branchId(site, of),
        personId: id,
        role: position,
      })
      .onConflictDoNothing()
  }
  // The demo user works the counter of the first branch.
  const [first] = file.branches
  if (first)
    await db
      .insert(membership)
      .values({
        siteId: site,
        id: demoId(site, 'membership', 'user'),
        scope: 'branch',
        scopeId: branchId(site, first.location),
        personId: people.user,
        role: 'cashier',
      })
      .onConflictDoNothing()
  await db
    .insert(optionGroup)
    .values(
      file.optionGroups.map(({ code, title, max, categories, options }, rank) => ({
        siteId: site,
        id: demoId(site, 'option-group', code),
        title,
        max,
        rank,
        categories: categories.map((each) => demoId(site, 'category', each)),
        options: options.map(({ stock, ...option }) => ({
          ...option,
          stock: Object.entries(stock).map(([item, quantity]) => ({ item: demoId(site, 'item', item), quantity })),
        })),
      })),
    )
    .onConflictDoNothing()
}
