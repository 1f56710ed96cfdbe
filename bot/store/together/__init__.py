"""Several processes on one database: who claims what, who was there, which shards and how many requests are whose."""
