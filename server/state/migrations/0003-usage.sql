-- A window knows when its last request was counted and when that leaves it, so that it can be pruned by what stands in its own row.
alter table allowance_window add column last_counted_at {bigint|integer};
alter table allowance_window add column expires_at {bigint|integer} not null default 0;
update allowance_window set
  last_counted_at = (select max(counted_at) from hit where window_id = allowance_window.id),
  expires_at = coalesce((select max(counted_at) + 86400000 from hit where window_id = allowance_window.id), 0);
create index allowance_window_expires_at on allowance_window (expires_at);

-- Requests by UTC day (days since 1970), for holders who may see how much they used.
create table usage_day (
  holder text not null,
  day {bigint|integer} not null,
  requests {bigint|integer} not null,
  last_at {bigint|integer} not null,
  primary key (holder, day)
){| strict, without rowid};
{|
insert into usage_day (holder, day, requests, last_at)
select holder, counted_at / 86400000, count(*), max(counted_at)
from hit join allowance_window on allowance_window.id = hit.window_id where holder not like 'address:%' group by 1, 2;
}