CREATE TABLE "daily_checks" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"scams" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_checks_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "daily_checks" ADD CONSTRAINT "daily_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_checks_day" ON "daily_checks" USING btree ("day");