import { Argument, Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { LOCALES } from '../../models/kernel/locale.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { eraseOwner, findOwner, linkOwner, unlinkedOwners } from '../inquiries/listing-owners.ts'
import { ORDINARY, withState } from './surroundings.ts'
import type { CommandSurroundings } from './surroundings.ts'

/** `owners waiting | link | show | erase`: private owners of listings and their e-mail addresses. */
export function ownersCommand(surroundings: CommandSurroundings = ORDINARY): Command {
  const { clock, out } = surroundings
  const owners = new Command('owners').description('link private owners of listings to e-mail addresses')
  owners
    .command('waiting')
    .description('list owners with inquiries but no address')
    .action(() =>
      withState(surroundings, async ({ db }) => {
        for (const { ownerRef, conversations } of await unlinkedOwners(db))
          out(`${ownerRef}  ${conversations} conversations`)
      }),
    )
  owners
    .command('link')
    .description('mail inquiries about an owner’s listings to an address known to be theirs')
    .argument('<ownerRef>', 'reference of the owner, as in the feed')
    .argument('<email>', 'address of the owner', parseEmail)
    .addArgument(new Argument('[locale]', 'language of the mails').choices(LOCALES).default('fr'))
    .action((ownerRef: string, email: string, locale: Locale) =>
      withState(surroundings, async ({ db }) => {
        await linkOwner(db, { ownerRef, email, locale, linkedAt: clock() })
        out(`${ownerRef}  ${email}  ${locale}; waiting inquiries are mailed within 10 minutes`)
      }),
    )
  owners
    .command('show')
    .description('show the address of an owner')
    .argument('<ownerRef>', 'reference of the owner')
    .action((ownerRef: string, _options: unknown, command: Command) =>
      withState(surroundings, async ({ db }) => {
        const owner = await findOwner(db, ownerRef)
        if (owner) out(`${owner.ownerRef}  ${owner.email}  ${owner.locale}`)
        else command.error(`No address is linked to ${ownerRef}; use "owners link".`, { exitCode: 1 })
      }),
    )
  owners
    .command('erase')
    .description('erase the address of an owner and all conversations about their listings, at once and for good')
    .argument('<ownerRef>', 'reference of the owner')
    .action((ownerRef: string) =>
      withState(surroundings, async ({ db }) => {
        await eraseOwner(db, ownerRef)
        out(`${ownerRef}  erased`)
      }),
    )
  return owners
}

function parseEmail(text: string): string {
  if (!z.email().max(254).safeParse(text).success) throw new InvalidArgumentError('expected an e-mail address')
  return text.toLowerCase()
}
