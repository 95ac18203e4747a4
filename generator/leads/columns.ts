// What a visitor may write into the tables of supabase/migrations.

export const CONTACT_COLUMNS = ['name', 'email', 'phone', 'address', 'roof_age', 'best_time', 'emergency', 'message', 'webhook_url'] as const;
export const PROMOTION_COLUMNS = ['name', 'email', 'phone', 'address', 'interested_in_consultation', 'promotion_type'] as const;
