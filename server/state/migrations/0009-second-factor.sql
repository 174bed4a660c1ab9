-- The second factor of an account, as the accounts library keeps it: secret and backup codes encrypted with the server's secret.
alter table "user" add column "twoFactorEnabled" {boolean default false|integer default 0};

create table "twoFactor" (
  "id" text not null primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "verified" {boolean default true|integer default 1},
  "failedVerificationCount" integer default 0,
  "lockedUntil" {timestamptz|date}
);
create index "twoFactor_secret_idx" on "twoFactor" ("secret");
create index "twoFactor_userId_idx" on "twoFactor" ("userId");
