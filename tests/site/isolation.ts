import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { job } from '@gateway/db/job-tables'
import { post } from '@gateway/db/post-tables'
import { site as sites, siteHost } from '@gateway/db/tables'
import { document, makeOtherUploads } from '../isolation/make-rows'
import { defineIsolation } from '../isolation/define-isolation'

export const isolation = defineIsolation({
  rowless: {
    'api/get-host hostname': 'which site answers at a name is told to everybody',
    'api/get-theme data.homepage': 'a pack of the build, the same for all sites',
    'api/get-theme data.header': 'a pack of the build, the same for all sites',
    'api/get-theme data.subheader': 'a pack of the build, the same for all sites',
    'api/get-theme data.footer': 'a pack of the build, the same for all sites',
    'api/get-theme data.dashboard': 'a pack of the build, the same for all sites',
    'api/get-theme data.checkout': 'a pack of the build, the same for all sites',
    'cms/frame block': 'a node of the page that `path` names',
    'cms/frame preview': 'a preview link’s token, looked up among the site’s own links alone',
    'cms/post preview': 'a preview link’s token, looked up among the site’s own links alone',
    'cms/pages below': 'an address of the site; pages below it are looked for in the site’s own release alone',
    'cms/pages paths': 'addresses of the site, looked up in its own release alone',
    'cms/pages paths[]': 'addresses of the site, looked up in its own release alone',
    'cms/pages except': 'the address of the page that asks',
    'cms/posts author': 'an author’s slug, looked up among the site’s own alone',
    'cms/posts month': 'a month',
    'cms/unlock path':
      'a page of the site that is visited; one that asks for no word, or is another site’s, answers as to a wrong one',
    'dss/* path': 'another service’s own',
    'dss/* body': 'another service’s own',
    'updates/wait topics':
      'each topic reads by the rules of its area, whose tests show that another’s is as unknown (tests/work/live.test.ts)',
    'site/* id': 'the operator’s admins name any site by right; at any other site these calls answer nobody',
    'site/change-own-settings lineWords[]': 'words of the site’s own language, which its lines keep together',
    'site/update services.analytics': 'an address elsewhere, which visitors’ browsers ask',
    'site/update services.ip': 'an address elsewhere, which visitors’ browsers ask',
    'site/update services.location': 'an address elsewhere, which visitors’ browsers ask',
    'site/update services.log': 'an address elsewhere, which visitors’ browsers ask',
    'site/check-names hosts[]': 'names that the site is to answer at',
    'site/create hosts[]': 'names that the site is to answer at',
    'site/set-hosts givesUp': 'the host name by which the caller came, which has led to their own site',
    'site/set-hosts hosts[]': 'names that the site is to answer at',
    'site/* spaceId': 'a name that the site is to have',
    'site/* clusterId': 'a name that the site is to have',
  },
  ownRows: {
    'site/set-member-status': 'other_person',
  },
  extraInputs: {
    'cms/frame': () => ({ block: 'frame1' }),
    'site/reset-password': () => ({ id: 'alpha' }),
    'site/set-member-status': () => ({ id: 'alpha' }),
    'site/set-role': () => ({ id: 'alpha' }),
  },
  makers: {
    job: async ({ db }) => {
      for (const siteId of ['alpha', 'beta'])
        await db
          .insert(job)
          .values({ siteId, id: `job-of-${siteId}`, name: 'test/failed', status: 'dead', lastError: 'x' })
      return { own: 'job-of-alpha', foreign: 'job-of-beta', unknown: 'job-of-nobody' }
    },
    space: () => Promise.resolve({ own: 'alpha', foreign: 'beta', unknown: 'nobody' }),
    page: async ({ db }) => {
      for (const site of ['alpha', 'beta'])
        await db.execute(
          sql`UPDATE release SET content = ${JSON.stringify({ pages: { [`/of-${site}`]: document(`/of-${site}`) } })}::jsonb WHERE site_id = ${site}`,
        )
      return { own: '/of-alpha', foreign: '/of-beta', unknown: '/of-nobody' }
    },
    site_key: async ({ db }) => {
      const keys = await db.select({ id: sites.siteId, key: sites.publicKey }).from(sites)
      const of = (id: string) => keys.find((each) => each.id === id)?.key ?? ''
      return { own: of('alpha'), foreign: of('beta'), unknown: `pk_${randomUUID().replaceAll('-', '')}` }
    },
    site_file: async (database) => {
      const { own, foreign, unknown } = await makeOtherUploads(database, 'import')
      return { own: `file:${own}`, foreign: `file:${foreign}`, unknown: `file:${unknown}` }
    },
    post: async ({ db }) => {
      for (const siteId of ['alpha', 'beta'])
        await db.insert(post).values({
          siteId,
          id: randomUUID(),
          slug: `of-${siteId}`,
          category: 'news',
          title: 'A post',
          excerpt: 'Of a site.',
          body: { type: 'doc', content: [] },
          author: { name: 'Someone' },
          searchText: 'a post',
          publishedAt: new Date('2026-01-01T00:00:00Z'),
        })
      return { own: 'of-alpha', foreign: 'of-beta', unknown: 'of-nobody' }
    },
  },
  makeRest: async ({ db, siteId, word }) => {
    await db
      .insert(job)
      .values({ siteId, id: `failed-${siteId}`, name: 'test/failed', status: 'dead', lastError: `Failed: ${word}` })
    await db.insert(siteHost).values({ siteId, hostname: `${word}.localhost` })
  },
  tables: {
    job: { call: 'job/list' },
    post: { call: 'cms/post' },
    site: { call: 'media/item' },
    site_host: { call: 'api/site-config' },
  },
  acting: {
    // What `dss/*` may do is for the other service to decide, as before.
    open: ['dss/delete', 'dss/get', 'dss/patch', 'dss/post', 'dss/put', 'workspace/waiting'],
    closed: [],
  },
})
