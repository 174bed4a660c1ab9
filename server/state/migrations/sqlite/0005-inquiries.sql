-- Conversations about listings of private owners. `sender` is the credential that wrote: it alone may ask how the conversation stands.
-- `party` is whom throttles and blocks hold: an account with all its credentials, or a key that belongs to none.
create table inquiry (
  id text not null primary key,
  sender text not null,
  party text not null,
  key_id integer references api_key (id) on delete cascade,
  account_id text references "user" ("id") on delete cascade,
  listing_id text not null,
  listing_title text not null,
  owner_ref text not null,
  contact_email text not null default '',
  agent_name text,
  status text not null check (status in ('awaiting_reply', 'replied')),
  created_at integer not null,
  last_message_at integer not null,
  last_reply_at integer,
  closed_at integer,
  check ((key_id is null) <> (account_id is null))
) strict;
-- One open conversation for a listing and a person who can be reached; what is written next belongs to it.
create unique index inquiry_open on inquiry (sender, listing_id, contact_email) where closed_at is null;
create index inquiry_owner_ref on inquiry (owner_ref);
create index inquiry_key_id on inquiry (key_id);
create index inquiry_account_id on inquiry (account_id);
create index inquiry_last_message_at on inquiry (last_message_at);

-- A message is stored once for the key that its author gave it, however often it is sent.
create table inquiry_message (
  id integer primary key,
  inquiry_id text not null references inquiry (id) on delete cascade,
  author text not null check (author in ('sender', 'owner')),
  written_by text not null,
  once_key text not null,
  content_hash text not null,
  text text not null,
  sent_at integer not null,
  notice_claimed_at integer,
  notified_at integer,
  unique (written_by, once_key)
) strict;
create index inquiry_message_inquiry_id on inquiry_message (inquiry_id);
create index inquiry_message_unnoticed on inquiry_message (id) where notified_at is null and author = 'sender';

create table inquiry_block (
  owner_ref text not null,
  party text not null,
  blocked_at integer not null,
  primary key (owner_ref, party)
) strict, without rowid;

-- Who answers for listings that a release marks with an owner's reference.
create table listing_owner (
  owner_ref text not null primary key,
  email text not null,
  locale text not null,
  linked_at integer not null
) strict, without rowid;
create index listing_owner_email on listing_owner (email);

-- How often callers were sent on to an agency; days since 1970-01-01. Nothing else is kept of them.
create table agency_handoff (
  agency text not null,
  day integer not null,
  handoffs integer not null,
  primary key (agency, day)
) strict, without rowid;

-- What readers say is wrong with a listing. `reporter` is a keyed hash that differs from listing to listing.
create table listing_correction (
  listing_id text not null,
  field text not null,
  reporter text not null,
  fault text not null,
  note text,
  reported_at integer not null,
  primary key (listing_id, field, reporter)
) strict, without rowid;
create index listing_correction_reported_at on listing_correction (reported_at);
