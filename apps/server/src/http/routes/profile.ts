import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import type { Individual } from '../../people/person.ts'
import type { HttpDeps } from '../deps.ts'
import { granted, RefusalError } from '../errors.ts'
import { belongingsSchema, colourSchema, meSchema, portraitSchema, visibilitySchema } from '../person-view.ts'
import { rateOf } from '../rates.ts'
import { type App, about, errors, needsSession, nothing } from '../route.ts'
import { anybodyOf, dropDevice, dropToken, keepToken, personOf, welcomeBack } from '../session.ts'

const profileSchema = z.strictObject({
  name: textSchema({ max: 64 }).exactOptional(),
  colour: colourSchema.nullable().exactOptional(),
  portrait: portraitSchema.nullable().exactOptional(),
  visibility: visibilitySchema.exactOptional(),
  realName: textSchema({ max: 64 }).nullable().exactOptional(),
  realNameShown: z.boolean().exactOptional(),
  belongings: belongingsSchema.exactOptional(),
})

/** Routes for the own account and its profile. */
export function addProfileRoutes(app: App, { people, rooms, authenticator, settings, dismiss }: HttpDeps): void {
  app.get(
    '/api/me',
    { schema: { ...about('people', 'Who you are'), ...needsSession, response: { 200: meSchema, ...errors } } },
    async (request, reply) => {
      const person = await welcomeBack(authenticator, request, reply)
      if (!person) throw new RefusalError('NO_SESSION')
      // Every visit extends the session, so the cookie is set again, too.
      const token = authenticator.tokenOf(request)
      if (token !== undefined) keepToken(authenticator, request, reply, token)
      return person
    },
  )
  app.patch(
    '/api/me',
    {
      schema: {
        ...about('people', 'Change name, colour, portrait, what you bring along, or who sees your profile page'),
        ...needsSession,
        body: profileSchema,
        response: { 200: meSchema, ...errors },
      },
    },
    async (request) => {
      const { accountId } = await personOf(authenticator, request)
      return granted(await people.setProfile(accountId, request.body))
    },
  )
  app.delete(
    '/api/me/warning',
    {
      schema: {
        ...about('people', 'Say that you have read what you were warned of'),
        ...needsSession,
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { accountId } = await personOf(authenticator, request)
      await people.readWarning(accountId)
      return reply.code(204).send()
    },
  )
  app.delete(
    '/api/me',
    {
      config: rateOf('password', settings),
      schema: {
        ...about(
          'people',
          'Leave all rooms and delete your account; matches show your seat without your name, records keep it',
        ),
        ...needsSession,
        body: z
          .strictObject({ password: textSchema({ max: 1024 }).exactOptional().describe('Needed where there is one.') })
          .nullish(),
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { accountId } = await anybodyOf(authenticator, request)
      granted(await people.prove(accountId, request.body?.password, authenticator.tokenOf(request) ?? ''))
      await rooms.forget(accountId)
      await people.remove(accountId)
      dismiss({ accountId })
      // Again, since the person may have joined a room until the account was deleted.
      await rooms.forget(accountId)
      dropToken(request, reply)
      dropDevice(request, reply)
      return reply.code(204).send()
    },
  )
  app.get(
    '/api/people/:handle',
    {
      schema: {
        ...about('people', 'Somebody who wants to be found'),
        params: z.object({ handle: textSchema({ max: 64 }) }),
        response: {
          200: meSchema
            .pick({ name: true, colour: true, portrait: true, createdAt: true, slug: true })
            .extend({ handle: z.string() })
            .describe('A person.'),
          ...errors,
        },
      },
    },
    async (request) => shownToOthers(await people.inPublic(request.params.handle)),
  )
}

function shownToOthers(person: Individual | undefined) {
  if (!person || person.handle === null) throw new RefusalError('NOT_FOUND')
  const { name, handle, colour, portrait, createdAt, slug } = person
  return { name, handle, colour, portrait, createdAt, slug }
}
