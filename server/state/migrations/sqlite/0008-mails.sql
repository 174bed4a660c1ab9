-- Mails on their way: encrypted with a key of the secret, deleted once sent, and gone with the account or the inquiry they are about.
-- next_at is when it is due; whoever takes it up moves that ahead, so that no other process takes it up as well.
create table mail (
  id integer primary key,
  about text not null check (about in ('verify', 'reset', 'existing', 'inquiry')),
  account_id text references "user" ("id") on delete cascade,
  inquiry_id text references inquiry (id) on delete cascade,
  sealed text,
  created_at integer not null,
  expires_at integer not null,
  attempts integer not null default 0,
  next_at integer not null,
  last_fault text,
  given_up_at integer
) strict;
create index mail_due on mail (next_at) where given_up_at is null;
create index mail_account_id on mail (account_id);
create index mail_inquiry_id on mail (inquiry_id);

-- A message is now noted as told in the same transaction in which the mail about it is kept.
alter table inquiry_message drop column notice_claimed_at;
