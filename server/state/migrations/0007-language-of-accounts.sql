-- The language of the mails to an account: the one it was opened in, then the one that was last chosen with it.
alter table "user" add column "locale" text not null default 'en' check ("locale" in ('en', 'fr', 'de', 'lu', 'pt'));
